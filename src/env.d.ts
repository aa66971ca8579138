/// <reference types="astro/client" />
import 'react';

declare module 'react' {
  /** Attributes of invoker commands, which browsers support and React's types do not have yet. */
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | 'request-close' | 'toggle-popover' | undefined;
    commandfor?: string | undefined;
  }
}
