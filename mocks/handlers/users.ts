/** Profiles and their pictures (product §7 «Users and coach profile»). */
import { requireReader, userBy } from '../rules/access.ts'
import { imageAnswer, releaseImage, storeImage } from '../rules/images.ts'
import { removeUser } from '../rules/removal.ts'
import { userView } from '../rules/views/user-view.ts'
import type { Handlers } from './handler.ts'

export const users: Handlers<'users'> = {
  'GET /v1/users/me': ({ me, db }) => ({ status: 200, body: userView(db, me, me) }),

  'PATCH /v1/users/me': ({ me, body, db }) => ({
    status: 200,
    body: userView(db, db.users.update(me, body), me),
  }),

  'DELETE /v1/users/me': ({ me, db }) => {
    removeUser(db, me)
    return { status: 204 }
  },

  'POST /v1/users/me/image': async ({ me, body, db }) => {
    const before = me.image_id
    const { id } = await storeImage(db, body.image)
    db.users.update(me, { image_id: id })
    releaseImage(db, before)
    return { status: 200, body: userView(db, me, me) }
  },

  'GET /v1/users/{id}': ({ path, visitor, db }) => ({
    status: 200,
    body: userView(db, requireReader(db, visitor, userBy(db, path.id)), visitor),
  }),

  'GET /v1/users/{id}/image': ({ path, visitor, db }) => ({
    status: 200,
    body: imageAnswer(db, requireReader(db, visitor, userBy(db, path.id)).image_id),
  }),
}
