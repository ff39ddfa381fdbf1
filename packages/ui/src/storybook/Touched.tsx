import { useEffect, useRef, type ReactNode } from 'react'

/** What a hand does to a piece, as a sheet of states names it. */
export const TOUCHES = ['Hovered', 'Focused', 'Pressed'] as const
export type Touch = (typeof TOUCHES)[number]

/** React Aria's marks; the rules of plain elements are told again for them. */
const MARKS: Readonly<Record<Touch, readonly string[]>> = {
  Hovered: ['data-hovered'],
  Focused: ['data-focus-visible', 'data-focused'],
  Pressed: ['data-hovered', 'data-pressed'],
}

const TOLD_AGAIN: readonly (readonly [pseudo: RegExp, mark: string])[] = [
  [/:hover\b/g, '[data-hovered]'],
  [/:active\b/g, '[data-pressed]'],
  [/:focus-within\b/g, ':has([data-focus-visible])'],
  [/:focus(?:-visible)?(?![-\w])/g, '[data-focus-visible]'],
]

const ofMark = (selector: string) =>
  TOLD_AGAIN.reduce((text, [pseudo, mark]) => text.replaceAll(pseudo, mark), selector)

/** Rules for what is hovered, focused or pressed, for what only bears the mark of it. */
function marked(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = ofMark(rule.selectorText)
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`
  }
  if (!(rule instanceof CSSMediaRule)) return ''
  const inner = [...rule.cssRules].map(marked).join('\n').trim()
  return inner && `@media ${rule.conditionText} { ${inner} }`
}

const own = new CSSStyleSheet()

/** Tells the rules of the page again, once all that is drawn has brought its own. */
function tellAgain() {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(marked))
  own.replaceSync(rules.filter(Boolean).join('\n'))
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets.push(own)
}

/** What takes a press, and what holds it: a label round a box, the row round a button. */
function markAs(place: HTMLElement, by: Touch) {
  const target = place.querySelector(
    'button:enabled, a[href], input, select, textarea, summary, [role="tab"]',
  )
  for (let part = target; part && part !== place; part = part.parentElement) {
    const isHeld = part === target || part.localName === 'label' || by === 'Hovered'
    if (isHeld) for (const mark of MARKS[by]) part.setAttribute(mark, 'true')
  }
}

export interface TouchedProps {
  by: Touch
  children: ReactNode
}

/**
 * A state as it looks under a hand. What a browser only does for the one place of the pointer, three
 * places show at once: the first that takes a press bears the marks of React Aria, for which the rules
 * of `:hover` and its like are told again.
 */
export function Touched({ by, children }: TouchedProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (place.current) markAs(place.current, by)
    tellAgain()
  })

  return (
    <div className="states-sheet-place" ref={place}>
      {children}
    </div>
  )
}
