import { memoize } from '@kathasagar/story'

import { isEnglish } from './languageOf.ts'
import { stemOf } from './stem.ts'
import { phoneticKeysOf } from './transliterate.ts'

/** Synonyms in rows; the first word represents the row. Past forms are listed, not stemmed. */
const ENGLISH = `take took taken grab snatch seize fetch collect grasp hold held pick pick+up borrow steal accept
walk go went gone head move run ran dash rush hurry race travel come came approach
leave depart exit flee escape abandon return run_away go_away walk_away walk_off walk_out go_out get_out go_outside head_out row_away run_off get_away step_out leave+alone go_back turn_back head_back walk_back come_back run_back get_back turn_around turn_round go_home
give gave given hand+over offer gift pass lend donate pay feed give+back bring+back return_it return_them return_this return_that
speak spoke talk chat say said ask asked tell told inform report notify explain discuss question find_out see_what say_hello say_hi greet let_know
truth honest confess come_clean
look see saw seen watch examine inspect study observe check peek peer glance gaze stare
read reread
open unlock unlatch
close shut slam bolt
enter go_through walk_through step_through go_in go_inside come_in step_in step_inside walk_in get_in
admit let+in let+inside invite welcome bring+in bring+inside allow
climb go+up go_higher walk_up run_up head_up upstairs go_upstairs climb_up ascend
descend get_down come_down back_down go_back_down go_down walk_down run_down head_down climb_down slide_down downstairs go_downstairs
board get_on hop_on jump_on climb_on
cross across ferry row go_over_the walk_over_the walk_across take+across
press push flip tap
switch button lever
pull tug yank drag
cut slash slice chop sever
free release untie loosen set_free
break broke broken smash shatter crush destroy
hide hid hidden conceal
stay wait remain linger keep camp
sit sat sit_down take_a_seat have_a_seat seat
sleep slept nap asleep go_to_bed lie_down doze
wake woke awake wake+up rouse
eat ate bite chew taste dinner lunch meal
drink drank sip gulp
buy bought purchase
help assist aid save rescue give+hand lend+hand get_help
call shout yell scream dial
knock rap bang
blow blew sound toot
put place set lay
pour add refill top_up
throw threw toss hurl fling chuck
follow track trail chase pursue go_after run_after
attack fight hit punch strike kick slap beat
silence turn+off switch+off put+out shut+off extinguish blow+out
lift raise carry
quit give_up surrender hopeless
decline reject say_no no_thank no_thanks turn_down
sorry say_sorry apologise apologize apology
lie pretend deceive trick bluff
clean sweep swept wash wipe scrub
hug embrace
find found search seek look_for
fix repair mend
touch feel stroke pat pet
home house
mother mum mom mummy amma maa
father dad daddy papa appa
grandmother grandma granny nani dadi
grandfather grandpa nana dada
police cop policeman
child children kid boy girl
woman lady women aunty auntie
man guy fellow gentleman men
boat ship canoe
lamp lantern
road path street
forest wood jungle
money cash coin rupee
box trunk chest crate
sofa couch
bed bunk berth
stair staircase step
letter note message paper list
wear wore worn dress frock sari saree oilskin uniform clothes coat raincoat jacket shirt
clock time midnight noon
die died dead kill
leg ankle foot feet
cat kitty kitten
dog puppy
window windowsill sill
photo photograph picture
sea ocean
stone rock
knife blade dagger
ticket stub`

const HINDI = `देख झाँक ताक dekh jhank
बात बोल कह बता पूछ सुना
पकड़ छीन
जगा उठा
माफ़ी क्षमा maafi
भाग दौड़
मदद सहायता बचा
पुकार बुला आवाज़
औरत बुढ़िया बूढ़ी महिला स्त्री
आदमी बूढ़ा मर्द
बच्चा लड़का लड़की
घर मकान
तोड़ फोड़
लौट वापस
रुक ठहर इंतज़ार`

/** Joins a verb and its particle, which an object may separate in input. */
const PARTED = '+'
const soundOf = (word: string) => `~${phoneticKeysOf(word)[0] ?? word}`

/** Maps stems, or sounds of Hindi words, to the first word of their row. */
const FIRST = new Map(
  [
    [ENGLISH, stemOf],
    [HINDI, soundOf],
  ].flatMap(([rows, key]) =>
    (rows as string).split('\n').flatMap((row) => {
      const words = row.split(' ')
      return words.map((one) => {
        const parts = one.split(/[_+]/u).map((word) => (key as (word: string) => string)(word))
        return [parts.join(one.includes('+') ? PARTED : ' '), words[0]!] as const
      })
    }),
  ),
)
const MAX_WORDS = 3
/** Maximum distance between particle and verb, in words: "let the cat in". */
const FARTHEST = 4
/** Words that are not looked up, because "note", "bite" and "take" have the same stems. */
const OTHER_WORDS = /^(?:not|bit|tak)$/iu
const WORD = /[\p{L}\p{M}\p{N}'’]+/gu

const TEXTS_KEPT = 2048

export const withSynonyms = memoize((text: string): string => {
  const words = [...text.matchAll(WORD)]
  const stems = words.map(([word]) => (OTHER_WORDS.test(word) ? '' : stemOf(word.toLowerCase())))
  const particles = new Set<number>()
  const isHindi = !isEnglish(text)
  let [made, end] = ['', 0]
  for (let at = 0; at < words.length; at += 1) {
    const { 0: word, index } = words[at]!
    const { first, last, particle } = rowAt(stems, at)
    const sounded = isHindi && first === undefined ? FIRST.get(soundOf(word)) : undefined
    if (particle !== undefined) particles.add(particle)
    made += text.slice(end, index) + (particles.has(at) ? '' : (first ?? sounded ?? word))
    end = words[last]!.index + words[last]![0].length
    at = last
  }
  return made + text.slice(end)
}, TEXTS_KEPT)

/** Returns the row of the longest phrase that starts at a word, and the index where it ends. */
function rowAt(stems: readonly string[], at: number) {
  for (let last = Math.min(at + MAX_WORDS, stems.length) - 1; last > at; last -= 1) {
    const first = FIRST.get(stems.slice(at, last + 1).join(' '))
    if (first !== undefined) return { first, last }
  }
  for (let far = at + 1; far <= at + FARTHEST && far < stems.length; far += 1) {
    const first = FIRST.get(stems[at]! + PARTED + stems[far]!)
    if (first !== undefined) return { first, last: at, particle: far }
  }
  return { first: FIRST.get(stems[at]!), last: at }
}
