"""An architect's camera: level, so that verticals are vertical, with a shift instead of a tilt."""

import math

import bpy


def set_camera(picture):
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    x, y, _ = picture.at
    camera.location = picture.at
    camera.rotation_euler = (math.pi / 2, 0, math.atan2(picture.to[1] - y, picture.to[0] - x) - math.pi / 2)
    data.sensor_width = 36
    data.lens = picture.lens
    data.shift_y = picture.rise
    data.clip_start = 0.03
    data.clip_end = 30000
    if picture.focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = picture.focus
        data.dof.aperture_fstop = picture.aperture
        data.dof.aperture_blades = 9
    return camera
