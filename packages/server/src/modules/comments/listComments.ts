import { type CommentsQuery, LIMITS } from '@kathasagar/api/contract'
import { sql, type SqlBool } from 'kysely'

import { type Db, type Call, type Platform, isRefusal } from '../../platform/call.ts'
import { totalOf, pageUpTo } from '../../platform/db/rows.ts'
import {
  findComment,
  selectComments,
  findCommentedStory,
  presentComment,
} from './comments.queries.ts'
import type { CommentRow, CommentViewer, CommentedStory } from './comments.queries.ts'

const cursorAt = ({ created_at, id }: CommentRow) => `${created_at.getTime()}_${id}`

function isAfter(cursor: string | undefined, order: '<' | '>') {
  if (cursor === undefined) return sql<SqlBool>`true`
  const [at = '', id = ''] = cursor.split('_')
  const place = sql`(${new Date(Number(at))}::timestamptz, ${id}::uuid)`
  return sql<SqlBool>`(comments.created_at, comments.id) ${sql.raw(order)} ${place}`
}

async function listPage(
  db: Db,
  { cursor, answers_to }: CommentsQuery,
  { story, reader }: CommentedStory,
) {
  const page = selectComments(db, reader).limit(LIMITS.saidPage + 1)
  if (answers_to === undefined) {
    return page
      .where('comments.story_id', '=', story.id)
      .where('comments.parent_id', 'is', null)
      .where(isAfter(cursor, '<'))
      .orderBy('comments.created_at', 'desc')
      .orderBy('comments.id', 'desc')
      .execute()
  }
  const answered = await findComment(db, answers_to, story.id, reader)
  if (answered === undefined) return []
  return page
    .where('comments.parent_id', '=', answered.id)
    .where(isAfter(cursor, '>'))
    .orderBy('comments.created_at')
    .orderBy('comments.id')
    .execute()
}

async function listOldestAnswers(db: Db, ids: readonly string[], reader: CommentViewer) {
  if (ids.length === 0) return []
  return db
    .selectFrom('comments as top')
    .innerJoinLateral(
      () =>
        selectComments(db, reader)
          .where('comments.parent_id', '=', sql.ref<string>('top.id'))
          .orderBy('comments.created_at')
          .orderBy('comments.id')
          .limit(LIMITS.answersShown + 1)
          .as('answers'),
      (join) => join.onTrue(),
    )
    .selectAll('answers')
    .where('top.id', 'in', ids)
    .orderBy('answers.created_at')
    .orderBy('answers.id')
    .execute()
}

const countComments = (db: Db, storyId: string) =>
  totalOf(
    db
      .selectFrom('comments')
      .leftJoin('users as writer', 'writer.id', 'comments.user_id')
      .where('story_id', '=', storyId)
      .where('writer.suspended_at', 'is', null)
      .where('parent_id', 'is', null)
      .where('hidden_by', 'is', null),
  )

export const listComments: Call<'listComments', Platform> = async ({ db }, input) => {
  const { params, query, user } = input
  const talk = await findCommentedStory(db, params.story_id, user)
  if (isRefusal(talk)) return talk
  const { story, reader } = talk
  const [rows, total] = await Promise.all([listPage(db, query, talk), countComments(db, story.id)])
  const { page, next } = pageUpTo(rows, LIMITS.saidPage, cursorAt)
  const ids = query.answers_to === undefined ? page.map(({ id }) => id) : []
  const answers = await listOldestAnswers(db, ids, reader)
  const comments = page.map((comment) => {
    const own = answers.filter(({ parent_id }) => parent_id === comment.id)
    const shown = pageUpTo(own, LIMITS.answersShown, cursorAt)
    return {
      ...presentComment(comment, talk),
      answers: shown.page.map((answer) => presentComment(answer, talk)),
      next_answers: shown.next,
    }
  })
  return { comments, next, total, can_moderate: reader.isModerator }
}
