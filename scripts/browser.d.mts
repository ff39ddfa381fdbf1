import type { LaunchOptions } from 'playwright'

export function chromiumPath(): string | undefined
export function launchOptions(): LaunchOptions
