/** Writes a Brotli and a gzip copy beside each file of a folder, before the files are served. */
export function compressFiles(dir: string): Promise<void>
