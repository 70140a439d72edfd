/* Our own declaration of the few functions that the table page uses. */

export interface VNode {
  readonly type: unknown;
}

export type Child = VNode | string | number | boolean | null | undefined | readonly Child[];

export type Key = string | number;

export interface Attributes {
  key?: Key;
  class?: string;
  style?: Record<string, string | number>;
  ref?: (element: HTMLElement | null) => void;
  onClick?: (event: MouseEvent) => void;
  onInput?: (event: Event) => void;
  onChange?: (event: Event) => void;
  onSubmit?: (event: SubmitEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  [name: string]: unknown;
}

export function h(type: string, attributes?: Attributes | null, ...children: Child[]): VNode;
export function h<Props extends object>(
  type: (props: Props) => Child,
  props: Props & { key?: Key },
  ...children: Child[]
): VNode;

export function render(node: Child, parent: Element): void;
