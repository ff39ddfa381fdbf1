import type { NextConfig } from 'next'

/** Pages are drawn while the app is built and served as files; without this a server draws them. */
const config: NextConfig = { output: 'export' }

export default config
