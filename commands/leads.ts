import { runLeads } from '../server/leads/run-leads.ts';

// A program that reads our output, such as `head`, may close the pipe early.
process.stdout.on('error', () => process.exit(0));
process.exitCode = await runLeads(process.argv.slice(2), process.env);
