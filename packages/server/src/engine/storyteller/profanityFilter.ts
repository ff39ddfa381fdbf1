/** Words that no answer repeats, by how they begin. */
const UNSPEAKABLE =
  /(?<!\p{L})(?:fuck|motherfuck|cunt|bitch|whore|rape|raping|nigg|faggot|chutiy|madarcho|behencho|bhencho|randi|gaand|bhosd|lund\b|चूतिय|मादरचो|बहनचो|भोसड|रंडी|गांड|बलात्कार)/iu

/** The words, or what stands for them where they are not to be repeated. */
export function filterProfanity(words: string, instead: string): string {
  return UNSPEAKABLE.test(words.normalize('NFC')) ? instead : words
}
