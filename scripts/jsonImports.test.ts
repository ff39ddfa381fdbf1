import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { createServer } from 'vite'
import { expect, test } from 'vitest'

import { jsonImports } from '../packages/app/build/jsonImports.ts'

test('in development, lazy messages are imported as the server serves them', async () => {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../packages/ui', import.meta.url)),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [react(), jsonImports()],
  })
  const given = await server.transformRequest('/src/messages/hi.ts')
  await server.close()

  expect(given?.code).toMatch(
    /import\("[^"]+authors\.json[^"]*"\)|import\('[^']+authors\.json[^']*'\)/,
  )
  expect(given?.code).not.toMatch(/type:\s*['"]json/)
})
