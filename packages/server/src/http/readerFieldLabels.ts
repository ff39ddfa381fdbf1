/** What people call the fields of calls by which readers share plays and say what they think. */
export const READER_FIELD_LABELS: Readonly<Record<string, string>> = {
  answers_to: 'Comment that is answered',
  are_closed: 'Comments closed',
  comment_id: 'Comment',
  cursor: 'Where the page begins',
  from: 'First turn of the page',
  from_turn: 'First turn',
  handle: 'Handle',
  is_hidden: 'Hidden',
  is_pinned: 'Pinned',
  level: 'Where it is told',
  review_id: 'Review',
  share_code: 'Link',
  shows_name: 'Whether the name is shown',
  shows_words: 'Whether words are shown',
  unveiled: 'Also of scenes not met',
  up_to: 'Until when all is read',
}
