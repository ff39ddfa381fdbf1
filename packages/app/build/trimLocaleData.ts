import type { Plugin } from 'vite'

const I18N = String.raw`[\\/]react-aria[\\/]dist[\\/]private[\\/]i18n[\\/]`

/** Locale checks of React Aria and their replacements, by file. */
const ASKED = [
  // This check of the device's language is unused, because `UiProvider` sets the locale.
  {
    file: 'useDefaultLocale.mjs',
    asks: /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/,
    instead: '',
  },
  // For the text direction, React Aria has a fallback list with our languages.
  { file: 'utils.mjs', asks: /if \(Intl\.Locale\)/, instead: 'if (false)' },
]

/** Avoids loading the browser's locale data, which takes about 80 ms on a phone. */
export function trimLocaleData(): Plugin {
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
