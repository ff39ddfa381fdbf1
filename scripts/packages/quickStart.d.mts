import type { Manifest } from './tarballFaults.ts'

export function readmeApps(): readonly string[]
export function installedBeside(manifest: Manifest): string[]
export function quickStart(unpacked: string): Promise<{ faults: string[]; folder: string }>
