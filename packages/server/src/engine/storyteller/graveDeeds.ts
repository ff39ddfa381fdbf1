/**
 * ActivityCounts that would leave the tale or change it beyond what its author wrote. They are told as meant,
 * never as done: the scene stays as it is, and a tale must not say otherwise.
 */
const GRAVE = new Set(
  `abduct attack bash beat behead betray bite blow break bribe burn bury bomb choke crush damage defeat demolish
  destroy die drown dump eat enslave erase escape execute explode fight flee flood free hack hang hijack hit
  hurt kick kidnap kill kiss leave loot marry murder overthrow poison punch quit rip rob ruin run sell shoot
  slap slay slit smash smother stab steal strangle strike tear throw torch trample unleash vanish`.split(
    /\s+/u,
  ),
)
const AWAY =
  /^(?:\w+ly )?(?:go|walk|swim|fly|climb|sail|ride|get|drive|crawl|head) (?:home|away|out|back|off|across)\b|\bout of (?:here|this place|there)\b/iu

/** Whether a deed, as it follows "you", is one of these. A deed already told as done is not. */
export function isGrave(deed: string): boolean {
  const words = deed.toLowerCase().split(/[^\p{L}']+/u)
  const first = words[0]?.endsWith('ly') === true ? words[1] : words[0]
  const joined = words.filter((_, i) => words[i - 1] === 'and')
  return AWAY.test(deed) || [first ?? '', ...joined].some((word) => GRAVE.has(word))
}
