import type { AstroIntegration } from 'astro';

/** Registers `client:intent="<name>"`: the island hydrates once the visitor shows that it is wanted. */
export function intentDirective(): AstroIntegration {
  return {
    name: 'northbar:intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/site/intent.ts' });
      },
    },
  };
}
