import type { NextConfig } from 'next'

/** Exports static pages. Remove it to use a server. */
const config: NextConfig = { output: 'export' }

export default config
