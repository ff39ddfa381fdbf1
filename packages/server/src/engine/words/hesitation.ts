/** Words that one says before one speaks: "wait, so", "ok hold on". */
const HESITATION =
  /^(?:(?:wait|hold on|hang on)[\s,.!…-]+)+(?:(?:ok|okay|so|but|then|now)[\s,.!…-]+)*(?=(?:who|whom|whose|what|whats|which|where|when|why|how|am|is|are|was|were|do|does|did|can|could|will|would|so|if|he|she|it|its|they|you|i|im|we|the|that|this|there|these|my|his|her|let me)\b)/iu

/** What one cries before one speaks: "oh come on, why me". */
const CRIED =
  /^(?:(?:oh|aw+|ugh|ah)[\s,.!…-]+)?come on(?:[\s]*[,.!…-]+\s*|\s+)(?=(?:who|what|why|how|it|this|that|is|are|do|you|i|he|she|they|we|not)\b)/iu

/** What was said after such words; "wait for him" is no hesitation. */
export const withoutHesitation = (text: string): string =>
  text.replace(CRIED, '').replace(HESITATION, '')
