import type { ArgTypesEnhancer } from 'storybook/internal/types'

import { INTERFACE_LOCALES } from '../packages/ui/src/messages/locales.ts'
import { wholeEnglish } from '../packages/ui/src/messages/wholeEnglish.ts'
import { localizedIn } from './localized/says.ts'

type ArgTypes = ReturnType<ArgTypesEnhancer>
type ArgType = ArgTypes[string]

/** Longer than this, a type is read where it is declared and not in a table. */
const LONGEST = 60

const typeOf = ({ type }: ArgType): string | undefined =>
  typeof type === 'string' ? type : type?.name

const isHandler = (name: string, summary: string) => /^on[A-Z]/.test(name) || summary.includes('=>')

/** What every element takes: read last, and nothing to try. */
const isNative = (name: string) => /^(?:className|style|id|ref|css|key)$/.test(name)

/** The group of rows that a prop stands in. */
function categoryOf(name: string, summary: string): string {
  if (isHandler(name, summary)) return /^on[A-Z]/.test(name) ? 'Events' : 'Functions'
  if (/^aria-|^role$|[lL]abel$/.test(name)) return 'Names'
  if (/^(?:is|has|can)[A-Z]/.test(name)) return 'States'
  if (isNative(name)) return 'Place'
  return 'Content'
}

/** What only code can give. */
const OF_CODE = /^(?:Ref|RefObject|File|HTML\w+)\b/

const isLanguage = (name: string, summary: string) =>
  /^(?:lang|locale|language)$/.test(name) && summary === 'string'

/** Longer than this as JSON, data is nothing to change by hand. */
const LONGEST_DATA = 600

const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain && !('$$typeof' in value) && Object.values(value).every(isData)
}

/** Data of a few lines, as entries of a list or counts. */
const isShortData = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  isData(value) &&
  JSON.stringify(value).length <= LONGEST_DATA

/**
 * A control that fits the value: a list for names and languages, none for what has no form. It is
 * named as `{ type }`: at this stage Storybook no longer reads a bare name, and would draw none.
 */
function controlOf(
  name: string,
  summary: string,
  argType: ArgType,
  value: unknown,
): Partial<ArgType> {
  if (isNative(name) || isHandler(name, summary) || OF_CODE.test(summary)) return { control: false }
  if (isLanguage(name, summary)) {
    return { control: { type: 'select' }, options: [...INTERFACE_LOCALES, 'ur'] }
  }
  if (/^(?:ReactNode|string)(?: \| null)?$/.test(summary)) {
    return { control: value === undefined || typeof value === 'string' ? { type: 'text' } : false }
  }
  if (['boolean', 'enum', 'number', 'union'].includes(typeOf(argType) ?? '')) return {}
  return { control: isShortData(value) ? { type: 'object' } : false }
}

const summaryOf = ({ table }: ArgType) => table?.type?.summary ?? ''

/** What a row says of its type: as it is written, where the whole of it would fill the table. */
export function shownType(resolved: string, written: string | undefined): string {
  if (written === undefined || written === '') return resolved
  return resolved.length > LONGEST || resolved === 'ElementType' ? written : resolved
}

/** Groups in the order in which a table shows them: a piece's own first, what every element takes last. */
const ORDER = ['Content', 'States', 'Names', 'Events', 'Functions', 'Place']

const placeOf = ({ table, type }: ArgType) =>
  2 * ORDER.indexOf(table?.category ?? '') + (typeof type === 'object' && type.required ? 0 : 1)

/** Own props first, of these the required ones; within that as they are declared. */
const inOrder = (argTypes: ArgTypes): ArgTypes =>
  Object.fromEntries(
    Object.entries(argTypes).toSorted(([, one], [, other]) => placeOf(one) - placeOf(other)),
  )

/** `Card`, as the build has written it onto the component. */
const nameOf = (component: { displayName?: string | undefined } | undefined) =>
  component?.displayName ?? ''

type Written = (name: string) => Readonly<Record<string, string>>

/** Not given, a piece sees to these itself, or has no such state at all. */
const OF_THE_PIECE = /^is(?:Expanded|Open|Pressed|Selected)$/

/** A state that nobody asks for, a piece is not in. */
const isOff = ({ name, type }: ArgType) =>
  typeof type === 'object' &&
  type.name === 'boolean' &&
  /^(?:is|has|can)[A-Z]/.test(name) &&
  !OF_THE_PIECE.test(name)

/**
 * What a row says is taken, or becomes of it, where nothing is given; what docgen has found itself stands.
 */
export function defaultOf(argType: ArgType, written: string | undefined): string {
  const { table, type } = argType
  const isRequired = typeof type === 'object' && type.required === true
  const found = table?.defaultValue?.summary
  if (found !== undefined || isRequired) return found ?? 'required'
  if (written !== undefined) return written
  if (isOff(argType)) return 'false'
  return /^on[A-Z]/.test(argType.name ?? '') ? 'not called' : 'none'
}

/** Rows of a props table: grouped, with types and defaults that can be read and controls that fit. */
export const fittingArgTypes =
  (propsOf: Written, defaultsOf: Written): ArgTypesEnhancer =>
  ({ argTypes, component, initialArgs }) => {
    const written = propsOf(nameOf(component))
    const defaults = defaultsOf(nameOf(component))
    // Words of the catalogue are still to be read; a field shows them as they will be.
    const values = localizedIn(initialArgs, wholeEnglish) as typeof initialArgs
    const fitting = Object.fromEntries(
      Object.entries(argTypes).map(([name, argType]) => {
        const resolved = summaryOf(argType)
        const summary = shownType(resolved, written[name])
        const isLong = resolved !== summary
        return [
          name,
          {
            ...argType,
            ...controlOf(name, resolved, argType, values[name]),
            table: {
              ...argType.table,
              category: categoryOf(name, resolved),
              defaultValue: { summary: defaultOf(argType, defaults[name]) },
              type: { summary, ...(isLong ? { detail: resolved } : {}) },
            },
          },
        ]
      }),
    )
    return inOrder(fitting)
  }
