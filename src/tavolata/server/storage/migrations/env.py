"""Run by Alembic with the store's own connection."""

from alembic import context

from tavolata.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
