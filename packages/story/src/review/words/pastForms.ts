/** Words of deeds with past forms that no rule gives. */
const PAST: ReadonlyMap<string, string> = new Map(
  `take took taken|give gave given|tell told|say said|go went gone|see saw seen|leave left|keep kept|break broke broken|write wrote written|speak spoke spoken
  drink drank drunk|eat ate eaten|hold held|hide hid hidden|make made|come came|find found|send sent|bring brought|buy bought|sell sold|run ran|sit sat
  sing sang sung|throw threw thrown|steal stole stolen|swear swore sworn|tear tore torn|shake shook shaken|show shown|draw drew drawn|light lit|lend lent|bend bent
  build built|catch caught|fight fought|feed fed|lay laid|pay paid|swim swam|teach taught|think thought|wake woke woken|wear wore worn|win won|bind bound
  choose chose chosen|do did done|fall fell|fly flew|forget forgot|get got|hear heard|know knew known|meet met|ring rang|rise rose|stand stood|strike struck
  sweep swept|dig dug|blow blew blown|ride rode ridden|read read|put put|cut cut|let let|shut shut|lose lost|hit hit`
    .split(/[|\n]/u)
    .flatMap((line) => {
      const [deed = '', ...forms] = line.trim().split(' ')
      return forms.map((form): [string, string] => [form, deed])
    }),
)

/** The word of a deed by any form of it: "took" and "taken" are "take", "untied" and "untie" are "unti". */
export const deedOf = (word: string): string =>
  (PAST.get(word) ?? word)
    .replace(/(?:ied|ies|y)$/u, 'i')
    .replace(/(?:ed|e|s)$/u, '')
    .replace(/(.)\1$/u, '$1')

/** Whether a word is a past form, as "took" and "opened" are. */
export const isPast = (word: string): boolean => word.endsWith('ed') || PAST.has(word)
