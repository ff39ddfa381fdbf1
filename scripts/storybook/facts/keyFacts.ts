import { OWN_KEYS } from './ownKeys.ts'
import { importsOf } from './pieces.ts'
import type { Piece } from './pieces.ts'

/** A key and what it does. */
export type KeyFact = readonly [keys: string, does: string]

/** What React Aria binds, by the part that brings it. */
const ARIA_KEYS: Readonly<Record<string, readonly KeyFact[]>> = {
  Button: [['Enter, Space', 'Presses the button']],
  Checkbox: [['Space', 'Sets or clears the mark']],
  Switch: [['Space', 'Turns the switch on or off']],
  RadioGroup: [['Arrow keys', 'To the option before or after, which is chosen']],
  Tabs: [
    ['Arrow Left, Arrow Right', 'To the tab before or after'],
    ['Home, End', 'To the first or last tab'],
  ],
  MenuTrigger: [
    ['Enter, Space, Arrow Down', 'On the button: opens the menu'],
    ['Arrow Up, Arrow Down', 'Through the items'],
    ['Enter, Space', 'Takes the item'],
    ['A letter', 'To the item that begins with it'],
    ['Esc', 'Closes the menu; the focus returns to its button'],
  ],
  ListBox: [
    ['Arrow Up, Arrow Down', 'Through the options'],
    ['Home, End', 'To the first or last option'],
    ['Enter, Space', 'Takes the option'],
  ],
  ModalOverlay: [
    ['Tab, Shift Tab', 'Round within the dialog'],
    ['Esc', 'Closes it; the focus returns to where it was'],
  ],
  Popover: [['Esc', 'Closes it; the focus returns to its button']],
  DisclosurePanel: [['Enter, Space', 'On the heading: shows or hides what is below']],
  TooltipTrigger: [
    ['Tab', 'To the control: shows the tooltip'],
    ['Esc', 'Hides it'],
  ],
  TagGroup: [
    ['Arrow keys', 'Through the tags'],
    ['Delete, Backspace', 'Removes the tag, where it can be removed'],
  ],
  ToastRegion: [['F6', 'To the notices and back']],
}

/** What the browser binds to an element. */
const ELEMENT_KEYS: readonly (readonly [RegExp, readonly KeyFact[]])[] = [
  [/<button\b/, [['Enter, Space', 'Presses the button']]],
  [/<(?:a|Anchor|linkComponent)\b/, [['Enter', 'Follows the link']]],
  [
    /<select\b/,
    [
      ['Arrow Up, Arrow Down', 'To the option before or after'],
      ['A letter', 'To the option that begins with it'],
    ],
  ],
  [/type="checkbox"/, [['Space', 'Sets or clears the mark']]],
  [/type="radio"/, [['Arrow keys', 'To the option before or after, which is chosen']]],
  [/<summary\b/, [['Enter, Space', 'Shows or hides what is below']]],
  [/tabIndex=\{0\}/, [['Arrow keys', 'Scrolls, once the focus is in']]],
]

/** What our own handlers bind, by the hook. */
const HOOK_KEYS: Readonly<Record<string, readonly KeyFact[]>> = {
  useEscape: [['Esc', 'Closes what is open']],
  useSkip: [
    ['Esc', 'Ends the waiting'],
    ['Enter', 'Ends the waiting'],
  ],
  useSlashKey: [['/', 'To the search box, unless something is being typed']],
  useChoiceKeys: [['1 to 9', 'Takes the choice with that number']],
}

const unique = (facts: readonly KeyFact[]) => [
  ...new Map(facts.map((fact) => [fact.join(), fact])).values(),
]

/** Keys that a piece answers by itself; those of the pieces within it are told on their pages. */
export function keysOf({ name, files }: Piece): readonly KeyFact[] {
  const facts = files.flatMap(({ text }) => {
    const imports = importsOf(text)
    const aria = imports.filter(({ from }) => from === 'react-aria-components')
    const used = imports.flatMap(({ names }) => names)
    return [
      ...aria.flatMap(({ names }) => names.flatMap((name) => ARIA_KEYS[name] ?? [])),
      ...ELEMENT_KEYS.flatMap(([pattern, keys]) => (pattern.test(text) ? keys : [])),
      ...used.flatMap((name) => HOOK_KEYS[name] ?? []),
    ]
  })
  return unique([...(OWN_KEYS[name] ?? []), ...facts])
}

/** Keys that a piece's own handlers ask for by name, as the browser calls them. */
export const handledKeys = ({ files }: Piece): readonly string[] => [
  ...new Set(
    files.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /(?:\bkey === '|case ')(Enter|Escape|Tab|Home|End|Delete|Backspace|Arrow\w+)'/g,
        ),
      ].map(([, key = '']) => key),
    ),
  ),
]
