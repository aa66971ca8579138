export type Size = { width: number; height: number };
export const PHONE: Size = { width: 390, height: 844 };
export const DESKTOP: Size = { width: 1440, height: 900 };

/** The keys that the journeys press; characters are typed. */
export type Key = 'ArrowDown' | 'End' | 'Enter' | 'Escape' | 'Tab';

/** One window of a browser without a past; what it does is what a person does, by a real pointer and real keys. */
export type Window = {
  open(address: string): Promise<void>;
  /** Runs a function in the page; it must stand alone, and what goes in and comes out must be JSON. */
  evaluate<Given extends unknown[], Result>(
    work: (...given: Given) => Result,
    ...given: Given
  ): Promise<Result>;
  /** In px of what is in sight. */
  clickAt(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What is in sight, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Windows and tabs of this browser. */
  count(): Promise<number>;
  /** Ends the browser with everything that it has started. */
  end(): Promise<void>;
};

export type Engine = {
  name: string;
  /** Debian's packages that it comes with. */
  packages: readonly string[];
  isThere(): boolean;
  start(size: Size): Promise<Window>;
};

/** Any answer of a browser that takes longer is one that never comes, in ms. */
export const ANSWER_LIMIT_MS = 20_000;
