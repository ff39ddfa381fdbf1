import { useEffect, useRef, type ReactNode } from 'react'

export const TOUCHES = ['Hovered', 'Focused', 'Pressed'] as const
export type Touch = (typeof TOUCHES)[number]

/** Attributes that React Aria sets. Rules with pseudo-classes are copied for these attributes. */
const MARKS: Readonly<Record<Touch, readonly string[]>> = {
  Hovered: ['data-hovered'],
  Focused: ['data-focus-visible', 'data-focused'],
  Pressed: ['data-hovered', 'data-pressed'],
}

const COPIED_STATES: readonly (readonly [pseudo: RegExp, mark: string])[] = [
  [/:hover\b/g, '[data-hovered]'],
  [/:active\b/g, '[data-pressed]'],
  [/:focus-within\b/g, ':has([data-focus-visible])'],
  [/:focus(?:-visible)?(?![-\w])/g, '[data-focus-visible]'],
]

const attributeSelector = (selector: string) =>
  COPIED_STATES.reduce((text, [pseudo, mark]) => text.replaceAll(pseudo, mark), selector)

/** Returns copies of `:hover`, `:focus` and `:active` rules that use attributes in the selector. */
function rulesForAttributes(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const selector = attributeSelector(rule.selectorText)
    return selector === rule.selectorText ? '' : `${selector} { ${rule.style.cssText} }`
  }
  if (!(rule instanceof CSSMediaRule)) return ''
  const inner = [...rule.cssRules].map(rulesForAttributes).join('\n').trim()
  return inner && `@media ${rule.conditionText} { ${inner} }`
}

const own = new CSSStyleSheet()

/** Copies the rules after the components have inserted their styles. */
function copyRules() {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(rulesForAttributes),
  )
  own.replaceSync(rules.filter(Boolean).join('\n'))
  if (!document.adoptedStyleSheets.includes(own)) document.adoptedStyleSheets.push(own)
}

/** Sets the attributes on the target and on its ancestors, such as the label of a checkbox. */
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

/** Simulates hover, focus or press with attributes, because a page has only one pointer. */
export function Touched({ by, children }: TouchedProps) {
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (place.current) markAs(place.current, by)
    copyRules()
  })

  return (
    <div className="states-sheet-place" ref={place}>
      {children}
    </div>
  )
}
