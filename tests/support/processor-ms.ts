const MICROSECONDS = 1_000;

/** How long the work holds up its thread, in ms of the processor: whatever else the machine does is not counted. */
export function processorMs(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / MICROSECONDS;
}
