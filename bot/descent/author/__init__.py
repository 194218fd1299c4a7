"""The page of an author: a draft as its file stands now, drawn, checked, read in both languages and rehearsed."""
