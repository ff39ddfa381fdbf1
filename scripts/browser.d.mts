import type { LaunchOptions } from 'playwright'

export function chromiumPath(): string | undefined
export function launchOptions(): LaunchOptions

/** Whether Playwright has installed the browser that it would take by itself. */
export function hasPlaywrightBrowser(): boolean
