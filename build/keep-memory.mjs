const MIB = 1024 * 1024;

/**
 * Environment in which a program keeps the memory it has freed, up to some hundred MB, and gives it out again. A build
 * takes and frees megabytes for each picture and each compressed file; on a virtual machine every page of them that comes
 * back from the system costs up to 15 µs, together a tenth of a build. glibc reads it when a program starts; other
 * systems do not know it. Whoever has set it otherwise knows better.
 */
export const KEEP_MEMORY = {
  GLIBC_TUNABLES: `glibc.malloc.mmap_threshold=${32 * MIB}:glibc.malloc.trim_threshold=${256 * MIB}`,
};
