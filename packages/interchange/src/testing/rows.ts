import { tweeOf } from './bombs.ts'

const START = ':: Start\n'
const END = '\n[[Go on->End]]\n\n:: End\nThe end.'

const many = (count: number, piece: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => piece(at)).join('\n')

/** A page of so many links, values or conditions, each with what hangs on it. */
export const ROWS: readonly (readonly [what: string, text: (count: number) => string])[] = [
  ['links', (count) => sugar(many(count, (at) => `[[Way ${at}->End]]`))],
  ['links to nowhere', (count) => sugar(many(count, (at) => `[[Way ${at}->Nowhere ${at}]]`))],
  ['links that set', (count) => sugar(many(count, (at) => `[[Way ${at}->End][$a to ${at % 7}]]`))],
  [
    'links that each set another',
    (count) => sugar(many(count, (at) => `[[Way ${at}->End][$a${at} to ${at % 7}]]`)),
  ],
  ['values', (count) => sugar(many(count, (at) => `<<set $a${at} to ${at % 7}>>`))],
  [
    'values and links in turn',
    (count) => sugar(many(count, (at) => `<<set $a${at} to 1>>[[Way ${at}->End]]`)),
  ],
  ['fields', (count) => sugar(many(count, (at) => `<<textbox "$a${at}" "">>`))],
  ['visits', (count) => sugar(many(count, (at) => `<<if visited("p${at}") gt 1>>a<</if>>`))],
  [
    'jumps after text',
    (count) => sugar(many(count, (at) => `T <<if visited() is ${at}>><<goto "End">><</if>>`)),
  ],
  ['chance', (count) => sugar(many(count, () => '<<print either("a", "b")>>'))],
  [
    'values above a page',
    (count) => tweeOf('Chapbook', `${START}${many(count, (at) => `a${at}: ${at}`)}\n--${END}`),
  ],
  [
    'links of Harlowe that set',
    (count) =>
      tweeOf(
        'Harlowe',
        `${START}${many(count, (at) => `(link: "Way ${at}")[(set: $a to ${at % 7})(goto: "End")]`)}${END}`,
      ),
  ],
  [
    'conditions of Harlowe with words between them',
    (count) =>
      tweeOf('Harlowe', `${START}(if: $a)[A] ${many(count, () => 'x (else-if: $b)[B]')}${END}`),
  ],
]

const sugar = (row: string) => tweeOf('SugarCube', `${START}${row}${END}`)
