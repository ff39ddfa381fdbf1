/** Everything that the automatic review can find. */
export const FINDING_CODES = [
  'no_start',
  'start_unlikely',
  'start_is_ending',
  'missing_target',
  'self_loop',
  'choices_alike',
  'same_target',
  'unreachable_node',
  'unreachable_ending',
  'no_ending',
  'ending_out_of_reach',
  'empty_text',
  'empty_choice',
  'bad_name',
  'too_long',
  'too_many_choices',
  'command_out_of_reach',
  'rating_words',
  'placeholder_text',
  'untouched_default',
  'few_words',
  'few_scenes',
  'harmful_words',
  'bad_condition',
  'bad_variation',
  'bad_value',
  'unknown_name',
  'dead_end_in_state',
  'choice_always_locked',
  'condition_never_true',
  'topic_out_of_reach',
  'set_never_read',
  'told_regardless',
  'value_without_words',
  'deed_untold',
  'read_never_set',
  'named_before_met',
  'used_before_had',
  'riddle_without_answer',
  'codex_never_met',
  'plate_unfinished',
  'plate_never_shown',
  'too_large_to_walk',
  'ink_fault',
  'ink_never_ends',
  'ink_loose',
  'ink_beside',
  'ink_stale',
  'ink_walked',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

/**
 * `error`: the story can't be published so. `hint`: worth a look, stands in nobody's way.
 * `person`: only a person can judge it, so publishing waits for one.
 */
export const FINDING_SEVERITIES = ['error', 'hint', 'person'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]

/** The words of a story outside its structure. */
export const STORY_FIELDS = ['title', 'tagline', 'story_description', 'story_prompt'] as const
export type StoryField = (typeof STORY_FIELDS)[number]

/** One step of a way through a story. */
export interface WayStep {
  /** Name of the node where it is taken. */
  node: string
  /** Index of the choice; null for a step by an answer, or by looking closer. */
  choice: number | null
  /** What is chosen or said; blank for looking closer. */
  text: string
  /** The choice fails here; absent where it cannot, or does not. */
  fails?: boolean | undefined
}

/** One thing that the automatic review says of a story. */
export interface Finding {
  code: FindingCode
  severity: FindingSeverity
  /** Name of the node; null where the story as a whole is meant. */
  node: string | null
  /** Index of the choice, where one is meant. */
  choice?: number
  /** The field of the form, where words outside the structure are meant. */
  field?: StoryField
  /** The command of the story, where its price is meant. */
  command?: string
  /** Where it stands in the structure, where a part of the second form is meant. */
  path?: readonly (string | number)[]
  /** In that part, in characters from 1. */
  column?: number
  /** What is wrong, a plain sentence. */
  message: string
  /** What to do about it, a plain sentence. */
  remedy: string
  /** A way from the start that leads there, where the way is what is wrong. */
  way?: readonly WayStep[]
}

const OF_WORDS: ReadonlySet<string> = new Set<FindingCode>([
  'rating_words',
  'placeholder_text',
  'untouched_default',
  'few_words',
  'few_scenes',
])

/** Whether a finding means that the story can't be played through, whatever its words are worth. */
export const isPlayFault = ({ code, severity }: { code: string; severity: FindingSeverity }) =>
  severity === 'error' && !OF_WORDS.has(code)
