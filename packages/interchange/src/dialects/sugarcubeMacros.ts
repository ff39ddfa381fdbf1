import { named } from './macrosOf.ts'

/** Macros that hold text up to a closing one. */
export const HOLDERS = named('link button nobr silently silent linkreplace linkappend linkprepend')
/** Those of which only the text stays. */
export const OTHER_HOLDERS = named(
  'for widget timed repeat type append prepend replace cycle listbox actions createplaylist ' +
    'done',
)
/** What stands in these is told, whatever is known of their arguments. */
export const HELD: ReadonlySet<string> = new Set([...HOLDERS, 'if', 'switch'])
/** Macros that change how a page looks or sounds, or when it shows its words. */
export const LOOKS = named(
  'audio playlist createplaylist cacheaudio createaudiogroup masteraudio removeaudiogroup ' +
    'removeplaylist waitforaudio timed next stop type addclass removeclass toggleclass done',
)
/** Of these what stands in them is shown later. */
export const LATER = new Set(['timed', 'type', 'done'])
/** Macros that the reader types into. */
export const FIELDS = new Set(['textbox', 'textarea', 'numberbox'])
/** Macros that are a script. */
export const SCRIPTS = new Set(['script', 'run'])
