/// <reference types="astro/client" />
import 'react';

declare module 'react' {
  /** Invoker commands: in browsers, not yet in React's types. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | undefined;
    commandfor?: string | undefined;
  }
}
