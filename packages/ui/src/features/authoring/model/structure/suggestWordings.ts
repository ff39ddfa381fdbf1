import { STORY_LIMITS } from '@kathasagar/story/vocabulary'

/** Maximum number of wordings that one suggestion adds. */
const ADDED = 3

const tableOf = (groups: string) => groups.split(';').map((group) => group.trim().split('|'))

/** Groups of English verbs that can replace each other at the start of a choice. */
const ENGLISH = tableOf(`
go to|head to|walk over to|make for; go|head|walk|set off; walk|stroll|go; run|dash|hurry;
follow|go after|trail; enter|go into|step inside; leave|go away from|get out of;
return to|go back to|head back to; climb|go up|scramble up; cross|go across|get over;
ask|question|talk to; tell|let know|speak to; talk to|speak to|chat with;
speak to|talk to|have a word with; say|tell them|answer; call|shout for|call out to;
greet|say hello to|wave to; help|lend a hand to|assist; give|hand over|offer;
offer|give|hold out; take|pick up|grab; pick up|take|grab; keep|hold on to|hang on to;
carry|take along|bring; put|place|set; throw|toss|fling; open|unlock|push open;
close|shut|push shut; look at|examine|study; look for|search for|try to find;
look|take a look|peer; examine|look closely at|inspect; search|look through|go through;
read|look at|study; watch|keep an eye on|observe; listen to|hear out|lend an ear to;
wait for|stay for|hold on for; wait|stay|do nothing; stay|wait|remain; sit|take a seat|settle;
hide|duck out of sight|keep out of sight; fight|attack|take on; attack|fight|strike;
buy|pay for|get; sell|trade|part with; eat|taste|have a bite of; drink|sip|have a sip of;
light|set fire to|kindle; push|shove|press against; pull|tug|drag; break|smash|destroy;
refuse|turn down|say no to; accept|agree to|say yes to; agree|accept|say yes;
promise|give my word|swear; trust|believe|rely on; try|attempt|have a go; use|make use of|work;
sing|hum|start a song; jump|leap|hop`)

/** Groups of Hindi imperatives that can replace each other at the end of a choice. */
const HINDI = tableOf(`
की ओर जाओ|की तरफ़ चलो|के पास जाओ; के पास जाओ|की तरफ़ चलो|तक जाओ; जाओ|चलो|चल पड़ो;
पूछो|सवाल करो|पता करो; बात करो|बोलो|बातचीत करो; बताओ|कहो|बता दो; कहो|बोलो|बताओ;
पुकारो|आवाज़ दो|बुलाओ; दो|दे दो|सौंप दो; ले लो|उठा लो|लो; लो|ले लो|उठा लो; उठाओ|उठा लो|ले लो;
रखो|रख दो|छोड़ दो; फेंको|फेंक दो|उछाल दो; खोलो|खोल दो|खोलकर देखो; बंद करो|बंद कर दो|भेड़ दो;
देखो|ग़ौर से देखो|नज़र डालो; ढूँढो|खोजो|तलाश करो; पढ़ो|पढ़कर देखो|पढ़ लो;
सुनो|ध्यान से सुनो|सुन लो; रुको|ठहरो|इंतज़ार करो; इंतज़ार करो|रुको|ठहरो; बैठो|बैठ जाओ|बैठे रहो;
छिपो|छिप जाओ|छुप जाओ; भागो|भाग जाओ|दौड़ो; लौटो|लौट जाओ|वापस जाओ; मदद करो|हाथ बँटाओ|सहायता करो;
लड़ो|हमला करो|भिड़ जाओ; जलाओ|जला दो|सुलगाओ; ख़रीदो|मोल लो|ख़रीद लो; खाओ|खा लो|चखो;
पियो|पी लो|घूँट भरो; मना करो|इनकार करो|मना कर दो; मानो|मान जाओ|हाँ कहो`)

const ARTICLES = /\b(?:the|a|an|your|my|his|her|their)\s+/giu
/** Matches a second clause, which players often omit when they type a choice. */
const SECOND = /(?:[,;:–—]|\s(?:and|then|because|so that|और|ताकि|क्योंकि)\s).*$/su

const tidy = (words: string) =>
  words
    .replace(/["“”*_]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s.,;:!?।…–—-]+/u, '')
    // Removes the characters at each end separately, so that the pattern runs in linear time.
    .split(/(?<=[^\s.,;:!?।…–—-])(?=[\s.,;:!?।…–—-]+$)/u)[0] ?? ''

/** Converts a Hindi imperative at the end of a text to the infinitive. */
const infinitive = (order: string) =>
  order
    .replace(/(?<=^| )दो$/u, 'देना')
    .replace(/(?<=^| )लो$/u, 'लेना')
    .replace(/ियो$/u, 'ीना')
    .replace(/(?:िए|ओ|ो|ें|एँ)$/u, 'ना')

/** Returns variants of a label with other verbs from the same group. */
function withOtherVerbs(label: string, isHindi: boolean): string[] {
  const group = (isHindi ? HINDI : ENGLISH).find(([verb = '']) =>
    isHindi ? label === verb || label.endsWith(` ${verb}`) : `${label} `.startsWith(`${verb} `),
  )
  if (!group) return []
  const [verb = '', ...others] = group
  return others.map((other) =>
    isHindi ? label.slice(0, -verb.length) + other : other + label.slice(verb.length),
  )
}

/** Returns up to three additional wordings for the label of a choice, in English or Hindi. */
export function suggestWordings(
  label: string,
  known: readonly string[] = [],
  lang?: string,
): string[] {
  const plain = tidy(label).toLowerCase()
  if (plain === '') return []
  const isHindi = lang !== 'mr' && /\p{Script=Devanagari}/u.test(plain)
  const isEnglish = (lang ?? 'en') === 'en' && /\p{Script=Latin}/u.test(plain)
  const short = tidy(plain.replace(SECOND, ''))
  const bare = tidy(short.replace(ARTICLES, ''))
  const verbs = isHindi || isEnglish ? withOtherVerbs(short, isHindi) : []
  const wishes = isHindi
    ? [`${infinitive(short)} है`, `${infinitive(short)} चाहता हूँ`, short]
    : isEnglish
      ? [bare, `i want to ${short}`, `let me ${short}`, `i ${short}`]
      : [short]
  const taken = new Set([label, ...known].map((one) => tidy(one).toLowerCase()))
  const fresh = [...new Set([...verbs, ...wishes])].filter(
    (one) => one.length > 0 && one.length <= STORY_LIMITS.phraseMax && !taken.has(one),
  )
  return fresh.slice(0, ADDED)
}
