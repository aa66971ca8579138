// Loaded into a process that is measured (NODE_OPTIONS): appends its largest size in KB to a file when it ends.
import { appendFileSync } from 'node:fs';

process.on('exit', () => {
  const { PEAK_MEMORY_FILE } = process.env;
  if (PEAK_MEMORY_FILE) appendFileSync(PEAK_MEMORY_FILE, `${process.resourceUsage().maxRSS}\n`);
});
