import type { Plugin } from 'vite'

const I18N = String.raw`[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]`

/** What React Aria asks the browser, by the end of its file's name, and what stands there instead. */
const ASKED = [
  // Whether the device's language is well written. Nobody reads it: `UiProvider` names ours.
  {
    file: 'useDefaultLocale.mjs',
    asks: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/,
    instead: '',
  },
  // Which way a language runs. It has a list for browsers that cannot tell, and ours are in it.
  { file: 'utils.mjs', asks: /if \(Intl\.Locale\)/, instead: 'if (false)' },
]

/**
 * Spares a page the browser's tables of languages, which a phone reads for some 80 ms at the first
 * question: React Aria asks two as it is loaded, whose answers our pages do not need.
 */
export function lightLocale(): Plugin {
  const left = new Set(ASKED)
  return {
    name: 'light-locale',
    apply: 'build',
    transform: {
      filter: { id: new RegExp(`${I18N}(useDefaultLocale|utils)\\.mjs$`) },
      handler(code, id) {
        const found = ASKED.find(({ file, asks }) => id.endsWith(file) && asks.test(code))
        if (!found) return
        left.delete(found)
        return { code: code.replace(found.asks, found.instead), map: null }
      },
    },
    generateBundle() {
      for (const { file } of left) this.error(`React Aria asks otherwise now: ${file}`)
    },
  }
}
