import { z } from 'zod';
import { plainText } from './glossary.ts';
import { checkedSchema, sourceSchema } from './parts.ts';

/** Key by which pages refer to a rule. */
const ruleKeySchema = z
  .string()
  .regex(/^[a-z]{2}-[a-z0-9-]+$/, 'expected the state’s two letters and a word, such as fl-filing');

/** One rule of one state on lawyers’ advertising, as every page states it. */
const stateRuleSchema = z.strictObject({
  key: ruleKeySchema,
  number: z.string().min(3).max(60).describe('"Rule 4-7.19(a)", as the state writes it'),
  name: z.string().min(3).max(80).describe('What the rule is about, in a few words'),
  text: plainText(40, 420)
    .refine((text) => text.endsWith('.'), 'expected a period at the end')
    .describe('What it asks, in one or two sentences without its number'),
  source: sourceSchema.omit({ checked: true }).describe('Where the rule can be read'),
  checked: checkedSchema,
});
export type StateRule = z.infer<typeof stateRuleSchema>;

/** The rules of one state that our pages speak of. Content of `content/state-rules/<state>.yaml`, two small letters. */
export const stateRulesSchema = z
  .strictObject({
    abbr: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals, such as FL'),
    state: z.string().min(4),
    bar: z.strictObject({
      name: z.string().min(5).describe('Who regulates lawyers’ advertising here'),
      url: z.url({ protocol: /^https$/ }),
      rules: z.string().min(5).describe('Its rules on advertising as a whole, by number and name'),
    }),
    rules: z.array(stateRuleSchema).min(1),
  })
  .refine(({ abbr, rules }) => rules.every(({ key }) => key.startsWith(`${abbr.toLowerCase()}-`)), {
    path: ['rules'],
    error: 'expected every key to start with the state’s two letters',
  })
  .refine(({ rules }) => new Set(rules.map(({ key }) => key)).size === rules.length, {
    path: ['rules'],
    error: 'expected every key once',
  });
export type StateRules = z.infer<typeof stateRulesSchema>;
