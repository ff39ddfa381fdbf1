import type { NextConfig } from 'next'

/** Exports static pages. Remove this option to use a server. */
const config: NextConfig = { output: 'export' }

export default config
