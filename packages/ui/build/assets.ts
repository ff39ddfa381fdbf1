import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { tokenCss, tokenJson } from '../src/design-system/theme/tokenFiles.ts'
import { fontSheets } from './fontSheets.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8')

/** Returns the asset files by their path in `dist`. */
export function assetFiles(): Record<string, string> {
  const fonts = read('src/design-system/theme/fonts.css')
  const fallbacks = read('src/design-system/theme/fallbackFaces.css')
  return {
    'fonts.css': fonts,
    'fallbackFaces.css': fallbacks,
    ...fontSheets(fonts, fallbacks),
    'tokens.css': tokenCss(),
    'tokens.json': `${JSON.stringify(tokenJson(), null, 2)}\n`,
    // The server delivers this default cover too.
    'covers/default.svg': read('../stories/covers/default.svg'),
  }
}

export const assets = (): Plugin => ({
  name: 'assets',
  generateBundle() {
    for (const [fileName, source] of Object.entries(assetFiles())) {
      this.emitFile({ type: 'asset', fileName, source })
    }
  },
})
