import type { NextConfig } from 'next'

/** Exports static pages. Remove it to render on a server. */
const config: NextConfig = { output: 'export' }

export default config
