import { z } from 'zod';
import { plainText } from './glossary.ts';
import { anyText, checkDaySchema, sourceSchema } from './parts.ts';

const ruleKeySchema = z
  .string()
  .regex(/^[a-z]{2}-[a-z0-9-]+$/, 'expected the state’s two letters and a word, such as fl-filing');

const stateRuleSchema = z.strictObject({
  key: ruleKeySchema,
  number: anyText(3, 60).describe('Number in the notation of the state: "Rule 4-7.19(a)"'),
  name: anyText(3, 80).describe('Subject of the rule in a few words'),
  text: plainText(40, 420)
    .refine((text) => text.endsWith('.'), 'expected a period at the end')
    .describe('The requirement in one or two sentences, without the number of the rule'),
  source: sourceSchema.omit({ checked: true }).describe('Where the rule can be read'),
  checked: checkDaySchema,
});
export type StateRule = z.infer<typeof stateRuleSchema>;

/** Content of `content/state-rules/<state>.yaml`; the name is the state's two small letters. */
export const stateRulesSchema = z
  .strictObject({
    abbr: z.string().regex(/^[A-Z]{2}$/, 'expected two capitals, such as FL'),
    state: z.string().min(4),
    bar: z.strictObject({
      name: z.string().min(5).describe('Name of the authority that regulates lawyers’ advertising'),
      url: z.url({ protocol: /^https$/ }),
      rules: z.string().min(5).describe('Number and name of all its rules on advertising'),
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
