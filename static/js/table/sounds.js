/** Three soft sounds, made by the browser itself; silent until the visitor chooses them. */

/** Hertz, and seconds that the note takes to fade; the notes of a sound follow one another. */
const SOUNDS = /** @type {const} */ ({
  card: [[180, 0.07]],
  turn: [
    [523, 0.16],
    [659, 0.24],
  ],
  time: [
    [784, 0.12],
    [784, 0.12],
  ],
});
const LOUD = 0.12;

/** @type {AudioContext | null} */
let context = null;

/** @param {keyof typeof SOUNDS} name */
export function sound(name) {
  if (document.documentElement.dataset.sound !== "on") return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const [pitch, length] of SOUNDS[name]) {
    ring(context, pitch, at, length);
    at += length;
  }
}

/**
 * @param {AudioContext} audio
 * @param {number} pitch
 * @param {number} at when it starts
 * @param {number} length
 */
function ring(audio, pitch, at, length) {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: LOUD });
  volume.gain.setValueAtTime(LOUD, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}
