export function compressFiles(dir: string): Promise<void>
