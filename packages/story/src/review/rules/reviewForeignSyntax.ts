import { declaredIn } from '../../structure/declaredIn.ts'
import type { Wiring } from '../../structure/wiring.ts'
import type { Finding } from '../../finding.ts'
import { STORY_FIELDS } from '../../vocabulary/vocabulary.ts'
import { quoted } from '../words/quoted.ts'
import { partTexts } from './partTexts.ts'
import type { ReviewedStory } from './reviewedStory.ts'

/** SugarCube macros. Other double angle brackets are quotation marks. */
const SUGARCUBE =
  /^\/?(?:if|else|elseif|endif|set|unset|print|display|include|link\w*|goto|button|textbox|textarea|radiobutton|checkbox|cycle|listbox|run|script|switch|case|default|for|capture|widget|timed|repeat|type|audio|back|return|actions|choice|silently|nobr|[-=])(?![\p{L}\p{N}])/iu
const HARLOWE =
  /\((?:set|put|if|unless|else|else-?if|print|link(?:-\w{1,20})?|go-?to|display|either|random|live|replace|append|prepend|click(?:-\w{1,20})?|cycling-link|dm|ds):/iu
const BLOCK =
  /^(?:\/(?:if|unless)|else|else ?if\b.*|elseif\b.*|end ?if|cont|continue|continued|after \d.*)$/iu
const CONDITION = /^(?:if|unless)\s(.+)$/iu
const OPERATOR = /[=<>!$_.&]|\b(?:is|and|or|not|true|false|has|gte?|lte?|eq)\b|\d/iu
/** Words after "if" that occur in square brackets in prose. */
const PROSE_AFTER_IF = /^(?:any|so|not|necessary|possible|needed|only|ever|anything|applicable)$/iu
const VARIABLE = /(?<![\p{L}\p{N}$])\$[\p{L}_][\p{L}\p{N}_]*/u
const PERCENT = /(?<![\p{N}%])%[\p{L}_][\p{L}\p{N}_.]*%/u
const TEMPLATE = /<%[^%]*%>/u
const LINK = /\[\[[^[\]]*\]\]/u
const DIVERT = /->[ \t]*[A-Za-z_]\w*(?:\.\w+)?[ \t]*$/mu
const CHOICE_SCRIPT =
  /^[ \t]*\*(?:if|else|elseif|elsif|goto|goto_scene|gosub|set|temp|create|choice|fake_choice|label|page_break|finish|ending|input_text|input_number|rand)\b[^*\n]*$/mu
/** Braces with only a name or a tag, which are no variation. */
const NAME_OR_TAG = /^(?:\/|#|:)|^\s*[\p{L}_][\p{L}\p{N}_.]*\s*$|^\s*(?:if|else|elseif|elif)\b/u

/** Every piece of foreign syntax contains one of these characters. */
const SIGNS = /[{<[(%$*]|->/u

const hasLetter = (text: string) => /\p{L}/u.test(text)

const isBlock = (inner: string): boolean => {
  const condition = CONDITION.exec(inner)?.[1]?.trim()
  if (condition === undefined) return BLOCK.test(inner)
  return OPERATOR.test(condition) || !(condition.includes(' ') || PROSE_AFTER_IF.test(condition))
}

function bracketed(text: string, pair: RegExp, passes: (inner: string) => boolean) {
  for (const [piece, inner = ''] of text.matchAll(pair)) if (passes(inner)) return piece
  return undefined
}

/**
 * Returns the first occurrence of another tool's syntax, or undefined.
 * @param varies True if braces in the text mark variations.
 */
function foreignPiece(text: string, varies: boolean): string | undefined {
  if (!SIGNS.test(text)) return undefined
  return (
    bracketed(text, /(?<!\\)\{([^{}]*)\}/gu, (inner) =>
      varies ? NAME_OR_TAG.test(inner) : hasLetter(inner),
    ) ??
    bracketed(text, /<<([^<>]*)>>/gu, (inner) => SUGARCUBE.test(inner) || VARIABLE.test(inner)) ??
    bracketed(text, /\[([^[\]]*)\]/gu, isBlock) ??
    [HARLOWE, VARIABLE, PERCENT, TEMPLATE, LINK, DIVERT, CHOICE_SCRIPT]
      .map((pattern) => pattern.exec(text)?.[0])
      .find((piece) => piece !== undefined)
  )
}

type Place = Pick<Finding, 'node' | 'field' | 'choice' | 'path'>

function* passagesOf(wiring: Wiring, story: ReviewedStory) {
  for (const field of STORY_FIELDS) {
    yield { at: { node: null, field }, of: `The ${field.replace('_', ' ')}`, text: story[field] }
  }
  for (const [place, { title, text, choices }] of wiring.nodes.entries()) {
    const node = wiring.names[place] ?? ''
    yield { at: { node }, of: `The title of ${quoted(node)}`, text: title }
    yield { at: { node }, of: `The text of ${quoted(node)}`, text, varies: true }
    for (const [choice, given] of choices.entries()) {
      const of = `Choice ${choice + 1} of ${quoted(node)}`
      yield { at: { node, choice }, of, text: given.text }
    }
  }
  for (const { text, node, path } of partTexts(story.structure)) {
    const of = node === null ? 'A text of the story' : `A text of ${quoted(node)}`
    yield { at: { node, path }, of, text, varies: true }
  }
}

/** Finds syntax of other tools, such as `{player_name}` or `<<if $gold>>`. */
export function reviewForeignSyntax(wiring: Wiring, story: ReviewedStory): Finding[] {
  const hasState = declaredIn(story.structure) !== null
  return [...passagesOf(wiring, story)].flatMap(({ at, of, text = '', ...passage }): Finding[] => {
    const piece = foreignPiece(text, hasState && 'varies' in passage)
    if (piece === undefined) return []
    const place: Place = at
    return [
      {
        code: 'foreign_syntax',
        severity: 'hint',
        ...place,
        message: `${of} contains syntax of another tool, which readers see unchanged: ${quoted(piece.trim())}.`,
        remedy:
          'Write the text that readers should see. For text that varies, declare a variable in State and write {=name}, {condition: this | else that} or {first|later}.',
      },
    ]
  })
}
