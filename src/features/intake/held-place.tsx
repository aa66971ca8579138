import { Component, createRef, type ReactNode } from 'react';
import { headerBottom } from '../../ui/header-bottom.ts';

type Props = { children: ReactNode };
/** Pixels from the top of the window. */
type Place = { of: Element; top: number };

const topOf = (of: Element): Place => ({ of, top: of.getBoundingClientRect().top });

/**
 * What was pressed in it remains under the finger while what is above grows or shrinks. Only where it can be seen; else
 * the page is left alone. A class, since only a class is told before the page changes.
 */
export class HeldPlace extends Component<Props> {
  #part = createRef<HTMLDivElement>();

  /** Where what has the focus is, and for browsers that give a pressed button none, where the part begins. */
  override getSnapshotBeforeUpdate(): Place[] {
    const part = this.#part.current;
    const rect = part?.getBoundingClientRect();
    if (!part || !rect || rect.bottom <= headerBottom() || rect.top >= innerHeight) return [];
    const focused = part.contains(document.activeElement) && document.activeElement;
    return [...(focused ? [topOf(focused)] : []), { of: part, top: rect.top }];
  }

  override componentDidUpdate(_props: Props, _state: unknown, before: Place[]) {
    const held = before.find(({ of }) => of.isConnected);
    // At once, where the page otherwise scrolls smoothly.
    if (held) scrollBy({ top: topOf(held.of).top - held.top, behavior: 'instant' });
  }

  override render() {
    return <div ref={this.#part}>{this.props.children}</div>;
  }
}
