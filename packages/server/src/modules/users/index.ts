export {
  countOtherAdmins,
  findUser,
  findUserByEmail,
  findUserByName,
  insertUser,
  lockUser,
  same,
  selectUser,
  setDeletion,
  setPassword,
  setVerified,
  USER_COLUMNS,
} from './users.queries.ts'
