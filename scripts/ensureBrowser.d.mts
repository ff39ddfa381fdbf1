/** Finds a Chromium or installs one; what is wrong with one that was named, false where none can be had. */
export function ensureBrowser(): boolean | string
