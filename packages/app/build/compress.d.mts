/** How hard Brotli tries: as small as it gets, or a fourteenth of that time for a tenth more. */
export const QUALITY: Readonly<Record<'best' | 'quick', number>>

/** Writes a Brotli and a gzip copy beside each file of a folder, on as many processors as there are. */
export function compressFiles(dir: string, quality: number): Promise<void>
