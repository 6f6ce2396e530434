/** A contract of two operations, for comparisons. */
export const smallContract = () => ({
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  security: [{ bearerAuth: [] }],
  paths: {
    '/v1/pets': {
      get: {
        operationId: 'listPets',
        description: 'All of them.',
        responses: {
          200: {
            description: 'The pets.',
            content: {
              'application/json': {
                schema: { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'addPet',
        security: [],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/NewPet' } } },
        },
        responses: { 204: { description: 'Done.' } },
      },
    },
  },
  components: {
    securitySchemes: { bearerAuth: { type: 'http', scheme: 'bearer' } },
    schemas: {
      Pet: {
        type: 'object',
        required: ['name', 'kind'],
        properties: {
          name: { type: 'string' },
          kind: { type: 'string', enum: ['cat', 'dog'] },
        },
      },
      NewPet: {
        type: 'object',
        required: ['size'],
        properties: { size: { type: 'string', enum: ['small', 'large'] } },
      },
    },
  },
})
