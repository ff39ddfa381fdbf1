import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { root } from '../architecture/sources.ts'

const AMBIENT = `
declare module '*.css'
declare module '*.svg' { const address: string; export default address }
declare const App: () => import('react').ReactNode
declare const Pages: () => import('react').ReactNode
declare const AppLink: import('@kathasagar/ui').LinkComponent
declare const root: import('react-dom/client').Root
`

const CONFIG = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    noEmit: true,
    composite: false,
    incremental: false,
    declaration: false,
    declarationMap: false,
    emitDeclarationOnly: false,
    skipLibCheck: true,
    noUnusedLocals: false,
    jsx: 'react-jsx',
    jsxImportSource: '@emotion/react',
    rootDir: '../../..',
    customConditions: ['@kathasagar/source'],
    types: ['vite/client'],
  },
  include: ['*.tsx', '*.d.ts', '../../../packages/ui/src/**/*.d.ts'],
}

/** Returns the TSX blocks of a page. JSX fragments become expressions. */
export const blocksOf = (page: string): readonly string[] =>
  [...page.matchAll(/^```tsx\n([\s\S]*?)^```/gm)].map(([, code = '']) =>
    code.replace(/\n</, '\nexport const shown = <'),
  )

export function writeBlocks(): { folder: string; count: number } {
  const folder = join(root, 'node_modules/.tmp/code-of-pages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const blocks = globSync(join(root, 'packages/{ui/src/**/*.mdx,api/README.md}')).flatMap((page) =>
    blocksOf(readFileSync(page, 'utf8')).map((code, index) => ({
      file: `${basename(page, '.mdx')}-${index + 1}.tsx`,
      code,
    })),
  )
  for (const { file, code } of blocks) writeFileSync(join(folder, file), `${code}\nexport {}\n`)
  writeFileSync(join(folder, 'ambient.d.ts'), AMBIENT)
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(CONFIG))
  return { folder, count: blocks.length }
}
