import type { FindingSeverity } from './vocabulary/vocabulary.ts'

export type { Finding, PathStep } from './schema/finding.ts'

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
  'foreign_syntax',
  'cover_not_shown',
  'few_words',
  'few_scenes',
  'harmful_words',
  'bad_condition',
  'bad_variation',
  'bad_value',
  'unknown_name',
  'dead_end_in_state',
  'choices_all_opened',
  'choice_always_locked',
  'condition_never_true',
  'topic_out_of_reach',
  'set_never_read',
  'value_without_words',
  'read_never_set',
  'named_before_met',
  'used_before_had',
  'words_glued',
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
  'page_played',
  'no_prompt',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

const OF_WORDS: ReadonlySet<string> = new Set<FindingCode>([
  'rating_words',
  'placeholder_text',
  'untouched_default',
  'cover_not_shown',
  'few_words',
  'few_scenes',
])

/** Returns true if the finding prevents playing the story. */
export const isPlayFinding = ({ code, severity }: { code: string; severity: FindingSeverity }) =>
  severity === 'error' && !OF_WORDS.has(code)
