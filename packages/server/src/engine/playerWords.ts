import { stemOf, wordsOf } from './plainWords.ts'

/** What free words may ask for instead of a deed in the tale. */
export type Command = 'continue' | 'immerse' | 'show' | 'undo'

const COMMANDS: Readonly<Record<Command, readonly string[]>> = {
  continue: `continue; go on; next; keep going; carry on; proceed; move on; go ahead; forward; more;
    and then; what next; what happens next; tell me more; आगे; आगे बढ़ो; आगे चलो; आगे बढ़ें; आगे सुनाओ; जारी रखो;
    जारी रखें; फिर; फिर क्या; फिर क्या हुआ; अगला; चलो; aage; aage badho; phir kya hua`.split(';'),
  immerse: `look; look around; look closer; look about; observe; examine; where am i; what do i see;
    what is here; describe; describe the scene; immerse; देखो; आसपास देखो; आस पास देखो; चारों ओर देखो; इधर उधर देखो;
    यहां क्या है; मैं कहां हूं; aas paas dekho`.split(';'),
  show: `show; show me; show image; show picture; show a picture; draw; draw this; draw the scene;
    paint; paint this; picture; image; दिखाओ; चित्र; चित्र दिखाओ; तस्वीर; तस्वीर दिखाओ; dikhao`.split(
    ';',
  ),
  undo: `undo; go back; take back; take it back; take that back; back; step back; revert; redo; retry;
    वापस; वापस जाओ; पीछे; पीछे जाओ; वापस लो; पूर्ववत; wapas; wapas jao`.split(';'),
}

const COMMAND_OF: ReadonlyMap<string, Command> = new Map(
  (Object.keys(COMMANDS) as Command[]).flatMap((command) =>
    COMMANDS[command].map((words) => [wordsOf(words).map(sameSign).join(' '), command] as const),
  ),
)

const COMMAND_FILLERS = new Set(wordsOf('i please now just lets let us the story कृपया अब ज़रा'))

/** A command where the whole text is one; words inside a longer sentence belong to the tale. */
export function commandIn(text: string): Command | null {
  const words = wordsOf(text).map(sameSign)
  const bare = words.filter((word) => !COMMAND_FILLERS.has(word)).join(' ')
  return COMMAND_OF.get(words.join(' ')) ?? COMMAND_OF.get(bare) ?? null
}

const ORDINALS =
  `1 one first १ एक पहला पहली पहले; 2 two second २ दो दूसरा दूसरी दूसरे; 3 three third ३ तीन तीसरा तीसरी
  तीसरे; 4 four fourth ४ चार चौथा चौथी चौथे; 5 five fifth ५ पांच पांचवां पांचवीं; 6 six sixth ६ छह छठा छठी; 7 seven
  seventh ७ सात; 8 eight eighth ८ आठ; 9 nine ninth ९ नौ; 10 ten tenth १० दस; 11 eleven eleventh ११; 12 twelve
  twelfth १२`
    .split(';')
    .map((row) => new Set(wordsOf(row).map(sameSign)))

const LAST = new Set(wordsOf('last final आखिरी अंतिम').map(sameSign))

const ORDINAL_FILLERS = new Set(
  wordsOf(
    `i ill i'd choose pick take select go with want the a option choice number no path way answer my is
    please मैं को वाला वाली वाले विकल्प रास्ता नंबर चुनो चुनता चुनती चुना हूं लो`,
  ).map(sameSign),
)

/** Place in a list of `count` that the whole text names ("2", "the second one", "दूसरा"), from 0. */
export function ordinalIn(text: string, count: number): number | null {
  const words = wordsOf(text).map(sameSign)
  const bare = words.filter((word) => !ORDINAL_FILLERS.has(word))
  // "the second one": here "one" is no number.
  const named = bare.length === 2 && bare[1] === 'one' ? bare.slice(0, 1) : bare
  const [word] = named
  if (word === undefined || named.length > 1) return null
  const index = LAST.has(word) ? count - 1 : ORDINALS.findIndex((row) => row.has(word))
  return index >= 0 && index < count ? index : null
}

/** Chandrabindu and anusvara, with and without nukta, are typed for one another. */
function sameSign(word: string): string {
  return word.normalize('NFC').replaceAll('ँ', 'ं').replaceAll('\u093c', '')
}

const DENIALS = new Set(
  wordsOf(
    "not no never dont don't wont won't cant refuse none neither nor instead without नहीं नही मत ना न बिना",
  ),
)
const QUESTIONS = new Set(
  wordsOf('what who whom whose why where when how which क्या कौन क्यों कहां कहाँ कब कैसे किसने किसका'),
)
const ASKING = new Set(wordsOf('ask question inquire wonder speak talk पूछ पूछो सवाल').map(stemOf))

/** Whether the words turn against something ("I will not go"), so that naming a thing is no wish for it. */
export function isDenial(text: string): boolean {
  return wordsOf(text).some((word) => DENIALS.has(word))
}

/** Whether the words only want to know something. */
export function isQuestion(text: string): boolean {
  const [first = '', second = ''] = wordsOf(text)
  return /[?？]\s*["'”’]?\s*$/u.test(text) || QUESTIONS.has(first) || QUESTIONS.has(second)
}

/** Whether a choice puts a question, so that asking it is taking it. */
export function isAsking(choice: string): boolean {
  return isQuestion(choice) || wordsOf(choice).some((word) => ASKING.has(stemOf(word)))
}
